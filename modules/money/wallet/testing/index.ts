export { feeIncome, openWalletSite, SampleFee, type WalletSite } from './sample-site.ts'
