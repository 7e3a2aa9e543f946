export { enrolStudent, feeSite, newPhone, readFee, signInGuardian, type FeeSite } from './sample-site.ts'
