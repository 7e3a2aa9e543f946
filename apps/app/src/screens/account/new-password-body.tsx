import type { ReactNode } from 'react'
import { useSay } from '../../language/text.ts'

interface Props {
  /** The form; it needs the browser, for the server never sees the link's key. */
  form: ReactNode
}

export function NewPasswordBody({ form }: Props) {
  const say = useSay()
  return (
    <div className="wrap">
      <div className="narrow">
        <div className="page-head">
          <h1>{say('new_password.title')}</h1>
          <p className="dim">{say('new_password.lead')}</p>
        </div>
        {form}
      </div>
    </div>
  )
}
