import { addedMessages } from '../../language/added-messages.tsx'

export const OrdersMessages = addedMessages('orders', 'photos')
