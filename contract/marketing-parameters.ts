/**
 * Query parameters that advertisers, affiliate networks, mailers and social media append to links. They only track the
 * visitor's origin, so they are not filters and do not change the document.
 */
const names: ReadonlySet<string> = new Set(
  `
  gclid gclsrc gbraid wbraid dclid srsltid fbclid fb_source fb_ref igshid igsh msclkid twclid ttclid yclid ysclid
  li_fat_id epik rdt_cid sccid scclid sc_cid sc_channel sc_campaign tduid zanpid awc awaid irclickid irgwc clickid
  click_id clickref wickedid cjevent cjdata ranmid raneaid ransiteid sscid dtm_token rb_clickid s_kwcid ef_id kwid
  mc_cid mc_eid mc_tc mkt_tok _hsenc _hsmi __hssc __hstc __hsfp hsctatracking dm_i dm_t vero_id vero_conv elqtrackid elqtrack
  _ke _kx _bta_c _bta_tid bta_c bta_tid ml_subscriber ml_subscriber_hash nb_klid wt_mc wt_zmc cmpid cmp_id cid
  cmp ncid ocid icid campaignid campaign_id adgroupid adgroup_id adid ad_id adset_id targetid
  matchtype loc_physical_ms loc_interest_ms
  ref ref_src ref_url referrer referer affiliate affiliate_id aff_id affid aff_sub partnerid partner_id
  trk trkcampaign trk_contact trk_msg trk_module trk_sid _ga _gl _gac _openstat _branch_match_id _branch_referrer
  spm scm admitad_uid tagtag_uid ir_campaignid ir_adid ir_partnerid xtor at_medium at_campaign guccounter guce_referrer
  guce_referrer_sig mibextid wprov share_id pp_source
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Prefixes of whole families of names. */
const families =
  /^(?:utm_|mtm_|matomo_|pk_|piwik_|gad_|hsa_|vero_|oly_|fb_action_|fb_|trk_|wt\.|at_custom|itm_|stm_|pf_rd_|pd_rd_|dm_)/;

/** Whether a query parameter only tracks the visitor's origin. Case-insensitive. */
export function isMarketingParameter(name: string): boolean {
  const folded = name.toLowerCase();
  return names.has(folded) || families.test(folded);
}
