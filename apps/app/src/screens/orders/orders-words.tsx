import { addedWords } from '../../language/added-words.tsx'

/** The words of what was ordered. */
export const OrdersWords = addedWords('orders', 'photos')
