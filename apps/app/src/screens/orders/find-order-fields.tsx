import { useRef, useState, type SubmitEvent } from 'react'
import { toE164 } from '#meta'
import { useSay } from '../../language/text.ts'
import '../../ui/form/form.css'
import { TextBox } from '../../ui/market/text-box.tsx'
import { focusFirstWrong, looksLikeEmail } from '../../ui/market/typed.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import type { Asking } from '../../ui/proof/use-asking.ts'

export interface OrderSearch {
  order: string
  /** A phone number or an email address. */
  contact: string
}

export const contactFieldOf = (contact: string): 'phone' | 'email' =>
  contact.includes('@') ? 'email' : 'phone'

/** E.164, or the email address in lower case; null for what can be neither. */
function contactOf(typed: string): string | null {
  if (contactFieldOf(typed) === 'phone') return toE164(typed)
  return looksLikeEmail(typed) ? typed.trim().toLowerCase() : null
}

interface Props {
  search: OrderSearch
  asking: Asking
  onType: (search: OrderSearch) => void
  /** Told with an order number and a contact that can be right. */
  onSearch: (search: OrderSearch) => void
}

/** What an order is found by; what cannot be right is told at once, without asking the store. */
export function FindOrderFields({ search, asking, onType, onSearch }: Props) {
  const say = useSay()
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
        label={say('orders.find_number')}
        help={say('orders.find_number_help')}
        value={search.order}
        longest={40}
        problem={isChecked && order === '' ? say('orders.find_number_missing') : undefined}
        onType={(typed) => onType({ ...search, order: typed })}
      />
      <TextBox
        label={say('orders.find_contact')}
        help={say('orders.find_contact_help')}
        value={search.contact}
        keyboard="email"
        autoComplete="username"
        problem={isChecked && contact === null ? say('orders.find_contact_wrong') : undefined}
        onType={(typed) => onType({ ...search, contact: typed })}
      />
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button big" aria-disabled={asking.isBusy}>
          {asking.isBusy ? say('proof.one_moment') : say('orders.find_send')}
        </button>
      </div>
    </form>
  )
}
