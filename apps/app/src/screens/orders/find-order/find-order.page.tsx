import { Page } from '../../../shell/page.tsx'
import { FamilyWords } from '../../../ui/family-words.tsx'
import { FormWords } from '../../../ui/form/form-words.tsx'
import { FindOrderBody } from './find-order-body.tsx'
import { FindOrderForm } from './find-order-form.tsx'
import { findOrderScreen } from './find-order.screen.ts'
import { OrdersWords } from '../orders-words.tsx'
import '../orders.css'

export function FindOrderPage() {
  return (
    <FormWords>
      <FamilyWords>
        <OrdersWords>
          <Page screen={findOrderScreen}>
            <FindOrderBody form={<FindOrderForm />} />
          </Page>
        </OrdersWords>
      </FamilyWords>
    </FormWords>
  )
}
