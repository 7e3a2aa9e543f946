import { Page } from '../../shell/page.tsx'
import { PayWords } from '../../ui/pay/pay-words.tsx'
import { SupportBody } from './support-body.tsx'
import { supportScreen } from './support.screen.ts'
import { SupportWithPayment } from './support-with-payment.tsx'

export function SupportPage() {
  return (
    <PayWords>
      <Page screen={supportScreen}>
        <SupportBody
          renderForm={(campaign, lookAgain) => <SupportWithPayment campaign={campaign} onGiven={lookAgain} />}
        />
      </Page>
    </PayWords>
  )
}
