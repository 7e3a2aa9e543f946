import { loadInboxCatalogue } from '#design/messages'
import { addedWords } from '../../language/added-words.tsx'

/** The words of the inbox, of the bell and of the other ways to it. */
export const InboxWords = addedWords(loadInboxCatalogue)
