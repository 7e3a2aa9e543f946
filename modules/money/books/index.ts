import { defineModule } from '#framework/modules'
import { BooksRun, BooksRunCheck, BooksRunFault } from './doctypes/books-run.doctype.ts'
import { booksExtensions } from './extensions.ts'
import { getLatest } from './methods/get-latest.ts'
import { run } from './methods/run.ts'
import { booksTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { runBooks, type BooksResult, type CheckOutcome } from './actions/run-books.ts'
export { BooksRun } from './doctypes/books-run.doctype.ts'

export const books = defineModule({
  name: 'books',
  shelf: 'money',
  docTypes: [BooksRun, BooksRunCheck, BooksRunFault],
  methods: { run, getLatest },
  tasks: booksTasks,
  extensions: booksExtensions,
  messages,
})
