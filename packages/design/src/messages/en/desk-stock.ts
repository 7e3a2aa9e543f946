/** Counting stock in the form of a product. */
export const deskStock = {
  'desk.stock': 'Stock',
  'desk.stock_help': 'Enter the number you counted. It replaces the number on hand.',
  'desk.stock_promised': '{reserved} reserved · {available} available',
  'desk.stock_count_of': 'On hand of {variant} in {branch}',
  'desk.stock_save': 'Save stock',
  'desk.stock_saved': 'Stock saved',
  'desk.stock_new': 'Save the product first, then enter its stock here.',
  'desk.stock_new_offer': 'Save the offer first, then enter its stock here.',
  'desk.stock_no_branch': 'You keep no branch that sells this product. Stock is counted in branches.',
  'desk.stock_untracked': 'The stock of this product is not tracked: it is never sold out.',
  'desk.stock_bad': 'Enter a whole number, 0 or more',
}
