import { Page } from '../../shell/page.tsx'
import { PayMessages } from '../../ui/added-catalogues.tsx'
import { SupportBody } from './support-body.tsx'
import { supportScreen } from './support.screen.tsx'
import { SupportWithPayment } from './support-form.tsx'

export function SupportPage() {
  return (
    <PayMessages>
      <Page screen={supportScreen}>
        <SupportBody
          renderForm={(campaign, lookAgain) => <SupportWithPayment campaign={campaign} onGiven={lookAgain} />}
        />
      </Page>
    </PayMessages>
  )
}
