import { addedMessages } from '../../../language/added-messages.tsx'

export const ReviewsMessages = addedMessages('reviews', 'flag', 'photos')
