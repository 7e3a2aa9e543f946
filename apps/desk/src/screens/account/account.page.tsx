import { useSay } from '../../language/say.ts'
import { useTitle } from '../../ui/use-title.ts'
import { Devices } from './devices.tsx'
import { Password } from './password.tsx'
import { SecondFactor } from './second-factor.tsx'
import '../../styles/account.css'

/** How I sign in, and where I am signed in. */
export function AccountPage() {
  const say = useSay()
  useTitle(say('desk.my_account'))
  return (
    <>
      <header className="page-head">
        <div className="grow">
          <h1>{say('desk.my_account')}</h1>
          <p className="dim">{say('desk.account_text')}</p>
        </div>
      </header>
      <div className="account">
        <Devices />
        <SecondFactor />
        <Password />
      </div>
    </>
  )
}
