import { account } from './en/account.ts'
import { family } from './en/family.ts'
import { renewal } from './en/renewal.ts'
import { signIn } from './en/sign-in.ts'
import { verify } from './en/verify.ts'

/** The words of families: signing in, their children, renewal, the public check; only those pages load them. */
export const familyEn = { ...account, ...family, ...renewal, ...signIn, ...verify }
