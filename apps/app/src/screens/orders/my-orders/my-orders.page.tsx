import { Page } from '../../../shell/page.tsx'
import { MyOrdersBody } from './my-orders-body.tsx'
import { myOrdersScreen } from './my-orders.screen.tsx'
import { OrdersWords } from '../orders-words.tsx'

export function MyOrdersPage() {
  return (
    <OrdersWords>
      <Page screen={myOrdersScreen}>
        <MyOrdersBody />
      </Page>
    </OrdersWords>
  )
}
