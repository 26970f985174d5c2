import { expect, test } from "vitest";
import { isMarketingParameter } from "./marketing-parameters";

const seen =
  "utm_source utm_id gclid gclsrc gbraid wbraid gad_source dclid srsltid fbclid fb_action_ids fb_source igshid msclkid " +
  "twclid ttclid yclid li_fat_id epik sc_cid awc ref irclickid mtm_campaign mtm_kwd matomo_source pk_campaign piwik_kwd " +
  "mkt_tok mc_cid mc_eid hsa_acc hsa_kw _hsenc __hstc vero_id vero_conv oly_anon_id oly_enc_id wt_mc wt.mc_id cmpid dm_i " +
  "s_kwcid ef_id rb_clickid trk _ga _gl _openstat cjevent ranMID partner_id at_campaign UTM_SOURCE GCLID";

test.each(seen.split(" "))("%s says where a visitor came from", (name) => {
  expect(isMarketingParameter(name)).toBe(true);
});

const shops =
  "q page pageSize sortBy view brand color size webshop priceFrom sel clk features materiaal refresh_rate " +
  "verversingssnelheid netwerk network creatie reference utm mtm fbi trekhaak ga gl constructor";

test.each(shops.split(" "))("%s may say what to show", (name) => {
  expect(isMarketingParameter(name)).toBe(false);
});
