import { addedWords } from '../../language/added-words.tsx'

export const OrdersWords = addedWords('orders', 'photos')
