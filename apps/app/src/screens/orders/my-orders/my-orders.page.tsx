import { Page } from '../../../shell/page.tsx'
import { MyOrdersBody } from './my-orders-body.tsx'
import { myOrdersScreen } from './my-orders.screen.tsx'
import { OrdersMessages } from '../orders-messages.tsx'

export function MyOrdersPage() {
  return (
    <OrdersMessages>
      <Page screen={myOrdersScreen}>
        <MyOrdersBody />
      </Page>
    </OrdersMessages>
  )
}
