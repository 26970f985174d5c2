/**
 * A box in a few thin lines: replaces a picture that cannot be shown now. Has no background of its own, to match the
 * storefront's icon for a product without pictures.
 */
export const PLACEHOLDER_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 96 96">
<path d="M28 36 48 26l20 10v24L48 70 28 60zM28 36l20 10 20-10M48 46v24" fill="none" stroke="#8a9498" stroke-width="2" stroke-linejoin="round"/>
</svg>`;
