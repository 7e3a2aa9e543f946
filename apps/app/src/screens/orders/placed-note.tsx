import { useAccount } from '../../data/account.ts'
import { useSay } from '../../language/text.ts'
import { keepFirstPhone } from '../../ui/proof/first-phone.ts'
import type { Order } from './order-calls.ts'

/** True where the buyer comes from the checkout. */
export const isJustPlaced = (): boolean => new URLSearchParams(globalThis.location?.search).has('placed')

/** Thanks the buyer, and says where the confirmation was sent and what they can do next. */
export function PlacedNote({ order }: { order: Order }) {
  const say = useSay()
  const isGuest = useAccount() === null
  const { order: number, email, phone, state } = order
  if (state === 'awaiting payment') return null
  return (
    <section className="card padded stack" aria-labelledby="order-placed">
      <h2 id="order-placed">{say('orders.thanks')}</h2>
      <p>{say('orders.thanks_text', { number, contact: email ?? phone })}</p>
      <div className="order-ways">
        <a className="button" href="/tabs/category">
          {say('orders.continue_shopping')}
        </a>
        {isGuest && (
          <a
            className="button line"
            href="/sign-in?next=%2Fmy-orders&again=1"
            onClick={() => keepFirstPhone(phone)}
          >
            {say('orders.create_account')}
          </a>
        )}
      </div>
      {isGuest && <p className="small dim">{say('orders.create_account_text', { phone })}</p>}
    </section>
  )
}
