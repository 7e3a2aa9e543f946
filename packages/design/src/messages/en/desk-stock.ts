/** The stock of a product or offer, counted per branch. */
export const deskStock = {
  'desk.stock': 'Stock',
  'desk.stock_help': 'Enter the quantity you counted. It replaces the quantity on hand.',
  'desk.stock_promised': '{reserved} reserved · {available} available',
  'desk.stock_count_of': 'Quantity on hand of {variant} at {branch}',
  'desk.stock_save': 'Save stock',
  'desk.stock_saved': 'Stock saved',
  'desk.stock_new': 'Save the product first, then enter its stock.',
  'desk.stock_new_offer': 'Save the offer first, then enter its stock.',
  'desk.stock_no_branch': 'None of your branches sells this product. Stock is counted per branch.',
  'desk.stock_untracked': "Stock isn't tracked for this product, so it is always in stock.",
  'desk.stock_bad': 'Enter a whole number, 0 or more',
}
