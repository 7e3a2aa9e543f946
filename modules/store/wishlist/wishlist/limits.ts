/** Lists of one person, things on one list, and links to one list. */
export const MOST_LISTS = 20
export const MOST_ITEMS = 200
export const MOST_LINKS = 20

/** What the first list is called until its owner says otherwise. */
export const FIRST_LIST = 'Wishlist'
