import type { ReactNode } from 'react'
import { useSay } from '../../language/text.ts'

interface Props {
  /** The form; it needs the browser, so the server leaves its place free. */
  form: ReactNode
}

export function FindOrderBody({ form }: Props) {
  const say = useSay()
  return (
    <div className="wrap">
      <div className="narrow">
        <div className="page-head">
          <h1>{say('orders.find_title')}</h1>
          <p className="dim">{say('orders.find_lead')}</p>
        </div>
        <div className="card padded">{form}</div>
        <p className="find-order-account">
          {say('orders.find_own')}{' '}
          <a className="more" href="/sign-in?next=%2Fmy-orders">
            {say('orders.sign_in')}
          </a>
        </p>
      </div>
    </div>
  )
}
