import { addedMessages } from '../../language/added-messages.tsx'

export const VolunteerMessages = addedMessages('volunteers')
