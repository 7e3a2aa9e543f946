import { useQueryClient } from '@tanstack/react-query'
import { notifyAccountChanged, useAccount } from '../../data/account.ts'
import { forgetOwnResponses } from '../../data/query/own-responses.ts'
import { useVisit } from '../../data/visit.ts'
import { FamilyMessages, FormMessages, PasswordMessages } from '../../ui/added-catalogues.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import { Page } from '../../shell/page.tsx'
import { nextPath, SignInForm, SignedIn } from './sign-in-form.tsx'
import { SignInBody } from './sign-in-body.tsx'
import { signInScreen } from './sign-in.screen.tsx'

export function SignInPage() {
  return (
    <FormMessages>
      <FamilyMessages>
        <PasswordMessages>
          <Page screen={signInScreen}>
            <SignInBody form={<SignInFormPart />} />
          </Page>
        </PasswordMessages>
      </FamilyMessages>
    </FormMessages>
  )
}

function SignInFormPart() {
  const { search } = useVisit()
  const client = useQueryClient()
  const { goBack } = useShellActions()
  const account = useAccount()
  const handleIn = () => {
    forgetOwnResponses(client)
    notifyAccountChanged()
    goBack(nextPath(search))
  }
  // A page of the app may know, unlike the cookie, that the session has ended.
  const isForm = account === null || new URLSearchParams(search).has('again')
  return isForm ? <SignInForm onIn={handleIn} /> : <SignedIn next={nextPath(search)} />
}
