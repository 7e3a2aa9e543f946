import { method, onlyRoles } from '#framework/modules'
import { administrator } from '#framework/permissions'
import { bookkeepingCheck } from '#money/ledger'
import { runBooks } from './run-books.ts'

/** Looks through the books now. Answers the run, as `mela.books.get_latest` tells it then. */
export const run = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: {},
  methods: ['POST'],
  managesOwnTransaction: true,
  async run({ site, extensions }) {
    const { settings, write } = site
    const { run: name, ok } = await runBooks({
      step: (part) => write(administrator, part),
      site: settings,
      checks: extensions(bookkeepingCheck),
    })
    return { name, ok: ok ? 1 : 0 }
  },
})
