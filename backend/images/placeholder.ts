/** A picture frame in a few calm lines: stands in for a picture that cannot be shown now. */
export const PLACEHOLDER_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 64 64">
<rect width="64" height="64" fill="#f3f4f5"/>
<g fill="none" stroke="#b4bbc2" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">
<rect x="16" y="19" width="32" height="26" rx="2"/>
<rect x="19.5" y="22.500" width="25" height="19" rx=".75"/>
<circle cx="26" cy="28.500" r="2"/>
<path d="M20.500 39.500l7-6.500 4.500 4 6-6.500 6 6.500"/>
</g>
</svg>`;
