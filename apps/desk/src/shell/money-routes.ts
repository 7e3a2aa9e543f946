import type { RouteObject } from 'react-router-dom'

/** The office's place for money; it and its words are fetched when it is first opened. */
export const moneyRoutes: RouteObject = {
  path: 'money',
  lazy: async () => ({ Component: (await import('../screens/money/money.page.tsx')).MoneyPage }),
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../screens/money/overview.page.tsx')).OverviewPage }),
    },
    {
      path: 'payments',
      lazy: async () => ({ Component: (await import('../screens/money/payments.page.tsx')).PaymentsPage }),
    },
    {
      path: 'payments/:name',
      lazy: async () => ({ Component: (await import('../screens/money/payment.page.tsx')).PaymentPage }),
    },
    {
      path: 'unmatched',
      lazy: async () => ({ Component: (await import('../screens/money/unmatched.page.tsx')).UnmatchedPage }),
    },
    {
      path: 'counter',
      lazy: async () => ({ Component: (await import('../screens/money/counter.page.tsx')).CounterPage }),
    },
    {
      path: 'cheques',
      lazy: async () => ({ Component: (await import('../screens/money/cheques.page.tsx')).ChequesPage }),
    },
    {
      path: 'remittances',
      lazy: async () => ({
        Component: (await import('../screens/money/remittances.page.tsx')).RemittancesPage,
      }),
    },
    {
      path: 'links',
      lazy: async () => ({ Component: (await import('../screens/money/links.page.tsx')).LinksPage }),
    },
    {
      path: 'accounts',
      lazy: async () => ({ Component: (await import('../screens/money/accounts.page.tsx')).AccountsPage }),
    },
    {
      path: 'accounts/:name',
      lazy: async () => ({ Component: (await import('../screens/money/statement.page.tsx')).StatementPage }),
    },
  ],
}
