import { defineModule } from '#framework/modules'
import { BooksRun, BooksRunCheck, BooksRunDiscrepancy } from './books-run/books-run.doctype.ts'
import { booksExtensions } from './extensions.ts'
import { getLatest } from './books-run/get-latest.ts'
import { run } from './books-run/run.ts'
import { booksTasks } from './tasks.ts'
import { messages } from './messages.ts'

export { runBooks, type BooksRunResult, type CheckResult } from './books-run/run.ts'

export const books = defineModule({
  name: 'books',
  deskSection: 'money',
  docTypes: [BooksRun, BooksRunCheck, BooksRunDiscrepancy],
  methods: { run, getLatest },
  tasks: booksTasks,
  extensions: booksExtensions,
  messages,
})
