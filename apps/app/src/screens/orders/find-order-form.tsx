import { useRef, useState, type RefObject } from 'react'
import { MelaError } from '#client'
import type { Language } from '#design/messages'
import { useLanguageChoice } from '../../language/language-choice.tsx'
import { useSay, type Say } from '../../language/text.ts'
import { TextBox } from '../../ui/market/text-box.tsx'
import { rememberOrder } from '../../ui/orders/device-orders.ts'
import { orderPath } from '../../ui/orders/order-opener.ts'
import { askedCode, forgetAskedCode, keepAskedCode, type AskedCode } from '../../ui/proof/asked-code.ts'
import { CodeForm } from '../../ui/proof/code-form.tsx'
import { maskedPhone } from '../../ui/proof/masked-phone.ts'
import { PhoneForm } from '../../ui/proof/phone-form.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { refusal } from '../../ui/refusal.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import { findOrder, openFoundOrder } from './order-calls.ts'

const FIND_ORDER = 'find-order'

interface Search {
  order: string
  phone: string
}

/** Starts the search and remembers in this window that a code may be on its way. */
async function startSearch({ order, phone }: Search, language: Language): Promise<AskedCode> {
  const { search, expires_in, again_in } = await findOrder({ order, phone, language })
  const now = Date.now()
  const asked = { phone, lookup: search, againAt: now + again_in * 1000, until: now + expires_in * 1000 }
  keepAskedCode(FIND_ORDER, asked)
  return asked
}

function problemOf(error: unknown, say: Say): string {
  if (error instanceof MelaError && error.code === 'identity.wrong_code') return say('proof.code_wrong')
  return refusal(error, say('proof.failed'))
}

/** Order number and phone first, then the code; the right one opens the order. */
export function FindOrderForm() {
  const say = useSay()
  const { language } = useLanguageChoice()
  const { open } = useShellActions()
  const [asked, setAsked] = useState(() => askedCode(FIND_ORDER, Date.now()))
  const [search, setSearch] = useState<Search>({ order: '', phone: '' })
  const [isMissing, setIsMissing] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const asking = useAsking((error) => problemOf(error, say))
  const leave = () => {
    forgetAskedCode(FIND_ORDER)
    setAsked(null)
  }
  const ask = async (wanted: Search) => setAsked(await startSearch(wanted, language))
  if (asked !== null)
    return (
      <CodeForm
        masked={maskedPhone(asked.phone)}
        sentText={say('orders.find_sent', { phone: maskedPhone(asked.phone) })}
        verb={say('orders.find_open')}
        asking={asking}
        againAt={asked.againAt}
        onCode={async (code) => {
          const found = await openFoundOrder({ search: asked.lookup, code })
          forgetAskedCode(FIND_ORDER)
          rememberOrder(found)
          open(orderPath(found.token))
        }}
        onAgain={async () => (search.order === '' ? leave() : ask(search))}
        onOtherPhone={leave}
      />
    )
  return (
    <PhoneForm
      first={search.phone}
      label={say('orders.find_phone')}
      help={say('orders.find_phone_help')}
      verb={say('orders.find_send')}
      asking={asking}
      onType={(phone) => setSearch((before) => ({ ...before, phone }))}
      onPhone={async (phone) => ask({ ...search, phone })}
      more={{
        fields: (
          <OrderNumber
            {...{ fields, isMissing, order: search.order }}
            onType={(order) => {
              setSearch((before) => ({ ...before, order }))
              setIsMissing(false)
            }}
          />
        ),
        isComplete: () => {
          const isGiven = search.order.trim() !== ''
          setIsMissing(!isGiven)
          if (!isGiven) fields.current?.querySelector('input')?.focus()
          return isGiven
        },
      }}
    />
  )
}

interface NumberProps {
  fields: RefObject<HTMLDivElement | null>
  order: string
  isMissing: boolean
  onType: (order: string) => void
}

function OrderNumber({ fields, order, isMissing, onType }: NumberProps) {
  const say = useSay()
  return (
    <div ref={fields}>
      <TextBox
        {...{ label: say('orders.find_number'), help: say('orders.find_number_help'), value: order, onType }}
        longest={40}
        problem={isMissing ? say('orders.find_number_missing') : undefined}
      />
    </div>
  )
}
