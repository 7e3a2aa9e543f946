import { addedMessages } from '../../language/added-messages.tsx'

export const RecommendationsMessages = addedMessages('recommendations')
