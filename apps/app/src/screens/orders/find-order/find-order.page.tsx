import { Page } from '../../../shell/page.tsx'
import { FamilyMessages, FormMessages } from '../../../ui/added-catalogues.tsx'
import { FindOrderBody } from './find-order-body.tsx'
import { findOrderScreen } from './find-order.screen.tsx'
import { OrdersMessages } from '../orders-messages.tsx'
import { useState, useRef, type SubmitEvent } from 'react'
import { MelaError } from '#client'
import type { Language } from '#design/messages'
import { useLanguageChoice } from '../../../language/language-choice.tsx'
import { useTranslate, type Translate } from '../../../language/text.ts'
import { rememberOrder, orderPath } from '../../../ui/orders/order-access.ts'
import { askedCode, forgetAskedCode, storeAskedCode, type AskedCode } from '../../../ui/proof/asked-code.ts'
import { CodeForm } from '../../../ui/proof/code-form.tsx'
import { maskedContact } from '../../../ui/text/contact-text.ts'
import { useAction, type Action } from '#client/react'
import { refusal, ProblemNote } from '../../../ui/problem-note.tsx'
import { useShellActions } from '../../../ui/shell-actions.ts'
import { toE164 } from '#meta'
import { TextBox } from '../../../ui/market/form-fields.tsx'
import { focusFirstWrong, looksLikeEmail } from '../../../ui/market/typed-fields.ts'
import { findOrder, openFoundOrder } from '../order-calls.ts'

export function FindOrderPage() {
  return (
    <FormMessages>
      <FamilyMessages>
        <OrdersMessages>
          <Page screen={findOrderScreen}>
            <FindOrderBody form={<FindOrderForm />} />
          </Page>
        </OrdersMessages>
      </FamilyMessages>
    </FormMessages>
  )
}

interface OrderSearch {
  order: string
  contact: string
}

const contactFieldOf = (contact: string): 'phone' | 'email' => (contact.includes('@') ? 'email' : 'phone')

/** Returns E.164, or the email address in lower case; null for neither. */
function contactOf(typed: string): string | null {
  if (contactFieldOf(typed) === 'phone') return toE164(typed)
  return looksLikeEmail(typed) ? typed.trim().toLowerCase() : null
}

interface Props {
  search: OrderSearch
  asking: Action
  onType: (search: OrderSearch) => void
  onSearch: (search: OrderSearch) => void
}

function FindOrderFields({ search, asking, onType, onSearch }: Props) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [isChecked, setIsChecked] = useState(false)
  const order = search.order.trim()
  const contact = contactOf(search.contact)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (order === '' || contact === null) focusFirstWrong(form.current)
    else onSearch({ order, contact })
  }
  return (
    <form ref={form} className="contact-form" method="post" noValidate onSubmit={handleSubmit}>
      <TextBox
        label={t('orders.find_number')}
        help={t('orders.find_number_help')}
        value={search.order}
        longest={40}
        problem={isChecked && order === '' ? t('orders.find_number_missing') : undefined}
        onType={(typed) => onType({ ...search, order: typed })}
      />
      <TextBox
        label={t('orders.find_contact')}
        help={t('orders.find_contact_help')}
        value={search.contact}
        keyboard="email"
        autoComplete="username"
        problem={isChecked && contact === null ? t('orders.find_contact_wrong') : undefined}
        onType={(typed) => onType({ ...search, contact: typed })}
      />
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button big" aria-disabled={asking.isBusy}>
          {asking.isBusy ? t('proof.one_moment') : t('orders.find_send')}
        </button>
      </div>
    </form>
  )
}

const FIND_ORDER = 'find-order'

async function startSearch({ order, contact }: OrderSearch, language: Language): Promise<AskedCode> {
  const input = { order, [contactFieldOf(contact)]: contact, language }
  const { search, expires_in, again_in } = await findOrder(input)
  const now = Date.now()
  const [againAt, until] = [now + again_in * 1000, now + expires_in * 1000]
  const asked = { sentTo: contact, lookup: search, againAt, until }
  storeAskedCode(FIND_ORDER, asked)
  return asked
}

function problemOf(error: unknown, t: Translate): string {
  if (error instanceof MelaError && error.code === 'identity.wrong_code') return t('proof.code_wrong')
  return refusal(error, t('proof.failed'))
}

function FindOrderForm() {
  const t = useTranslate()
  const { language } = useLanguageChoice()
  const { open } = useShellActions()
  const [asked, setAsked] = useState(() => askedCode(FIND_ORDER, Date.now()))
  const [search, setSearch] = useState<OrderSearch>({ order: '', contact: '' })
  const asking = useAction((error) => problemOf(error, t))
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
      sentText={t('orders.find_sent', { contact: masked })}
      otherText={t('orders.find_other')}
      verb={t('orders.find_open')}
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
