import { useState } from 'react'
import { MelaError } from '#client'
import type { Language } from '#design/messages'
import { useLanguageChoice } from '../../language/language-choice.tsx'
import { useSay, type Say } from '../../language/text.ts'
import { rememberOrder } from '../../ui/orders/device-orders.ts'
import { orderPath } from '../../ui/orders/order-opener.ts'
import { askedCode, forgetAskedCode, keepAskedCode, type AskedCode } from '../../ui/proof/asked-code.ts'
import { CodeForm } from '../../ui/proof/code-form.tsx'
import { maskedContact } from '../../ui/proof/masked-contact.ts'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { refusal } from '../../ui/refusal.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import { contactFieldOf, FindOrderFields, type OrderSearch } from './find-order-fields.tsx'
import { findOrder, openFoundOrder } from './order-calls.ts'

const FIND_ORDER = 'find-order'

/** Starts the search and remembers in this window that a code may be on its way. */
async function startSearch({ order, contact }: OrderSearch, language: Language): Promise<AskedCode> {
  const input = { order, [contactFieldOf(contact)]: contact, language }
  const { search, expires_in, again_in } = await findOrder(input)
  const now = Date.now()
  const [againAt, until] = [now + again_in * 1000, now + expires_in * 1000]
  const asked = { sentTo: contact, lookup: search, againAt, until }
  keepAskedCode(FIND_ORDER, asked)
  return asked
}

function problemOf(error: unknown, say: Say): string {
  if (error instanceof MelaError && error.code === 'identity.wrong_code') return say('proof.code_wrong')
  return refusal(error, say('proof.failed'))
}

/** Order number and phone or email first, then the code; the right one opens the order. */
export function FindOrderForm() {
  const say = useSay()
  const { language } = useLanguageChoice()
  const { open } = useShellActions()
  const [asked, setAsked] = useState(() => askedCode(FIND_ORDER, Date.now()))
  const [search, setSearch] = useState<OrderSearch>({ order: '', contact: '' })
  const asking = useAsking((error) => problemOf(error, say))
  const leave = () => {
    forgetAskedCode(FIND_ORDER)
    setAsked(null)
  }
  const start = async (wanted: OrderSearch) => setAsked(await startSearch(wanted, language))
  if (asked === null)
    return (
      <FindOrderFields
        {...{ search, asking }}
        onType={setSearch}
        onSearch={(wanted) => void asking.ask(() => start(wanted))}
      />
    )
  const masked = maskedContact(asked.sentTo)
  return (
    <CodeForm
      {...{ masked, asking, againAt: asked.againAt }}
      sentText={say('orders.find_sent', { contact: masked })}
      otherText={say('orders.find_other')}
      verb={say('orders.find_open')}
      onCode={async (code) => {
        const found = await openFoundOrder({ search: asked.lookup, code })
        forgetAskedCode(FIND_ORDER)
        rememberOrder(found)
        open(orderPath(found.token))
      }}
      onAgain={async () => (search.order === '' ? leave() : start({ ...search, contact: asked.sentTo }))}
      onOtherPhone={leave}
    />
  )
}
