import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { OrderBody } from './order-body.tsx'
import { orderScreen } from './order.screen.ts'
import { OrdersWords } from './orders-words.tsx'
import './orders.css'

export function OrderPage({ params }: PageProps) {
  const opener = params['name'] ?? ''
  return (
    <OrdersWords>
      <Page screen={orderScreen} params={params}>
        <OrderBody key={opener} opener={opener} />
      </Page>
    </OrdersWords>
  )
}
