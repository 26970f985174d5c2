export const SHOP_PAGE_SIZE = 30;
