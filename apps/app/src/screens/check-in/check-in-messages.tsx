import { addedMessages } from '../../language/added-messages.tsx'

export const CheckInMessages = addedMessages('check-in', 'hand-over')
