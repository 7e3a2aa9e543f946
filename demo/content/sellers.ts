export const demoSellers: readonly { readonly business_name: string; readonly email: string }[] = [
  { business_name: 'Mannvasanai Pottery', email: 'potter@asha.example' },
  { business_name: 'Kapas Loom House', email: 'weaver@asha.example' },
]
