/**
 * Known attributes of the product data specification, used or not, which cause no remark; RSS and Atom's own element
 * names come last.
 */
export const KNOWN_ATTRIBUTES: ReadonlySet<string> = new Set(
  `id title description link mobile_link canonical_link image_link additional_image_link lifestyle_image_link
  virtual_model_link video_link availability availability_date price sale_price sale_price_effective_date
  cost_of_goods_sold auto_pricing_min_price maximum_retail_price expiration_date unit_pricing_measure
  unit_pricing_base_measure installment subscription_cost loyalty_program minimum_order_value brand gtin ean mpn
  identifier_exists condition adult multipack is_bundle bundle certification energy_efficiency_class
  min_energy_efficiency_class max_energy_efficiency_class age_group color gender material pattern size size_type
  size_system item_group_id product_length product_width product_height product_weight product_detail product_highlight
  google_product_category product_type ads_redirect ads_labels ads_grouping custom_label_0 custom_label_1 custom_label_2
  custom_label_3 custom_label_4 promotion_id excluded_destination included_destination shopping_ads_excluded_country
  pause disclosure_date shipping shipping_label shipping_weight shipping_length shipping_width shipping_height
  ships_from_country max_handling_time min_handling_time handling_cutoff_time transit_time_label free_shipping_threshold
  carrier_shipping tax tax_category vat_rate delivery_time quantity sell_on_google_quantity external_seller_id short_title structured_title structured_description
  guid pubdate author category comments enclosure source updated published rights contributor`
    .split(/\s+/)
    .filter((name) => name !== ""),
);
