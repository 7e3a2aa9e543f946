import { addedMessages } from '../../language/added-messages.tsx'

export const CatalogMessages = addedMessages('catalog')
