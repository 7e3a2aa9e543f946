import { defineModule } from '#framework/modules'
import { ApiKey } from './devices/api-key.doctype.ts'
import { clearAwayTask } from './clear-away.ts'
import { OneTimeCode } from './codes/one-time-code.doctype.ts'
import { register } from './codes/register.ts'
import { requestCode, codeHandler } from './codes/request-code.ts'
import { signInWithCode } from './codes/sign-in-with-code.ts'
import { createKey } from './devices/create-key.ts'
import { generateKeys } from './devices/generate-keys.ts'
import { getDevices } from './devices/get-devices.ts'
import { revokeDevice } from './devices/revoke-device.ts'
import { rotateKey } from './devices/rotate-key.ts'
import { signOutEverywhere } from './devices/sign-out-everywhere.ts'
import { getLoggedUser } from './user/get-logged-user.ts'
import { getRoles } from './role/get-roles.ts'
import { resetPassword, resetHandler, welcomeHandler } from './password/reset-password.ts'
import { sendWelcome } from './password/send-welcome.ts'
import { updatePassword } from './password/update-password.ts'
import { changePassword } from './password/change-password.ts'
import { changeContact } from './own-details/change-contact.ts'
import { changeName } from './own-details/change-name.ts'
import { getOwnAccount } from './own-details/get-own-account.ts'
import { requestContactCode, contactCodeHandler } from './own-details/request-contact-code.ts'
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts'
import { confirmSignIn } from './second-factor/confirm-sign-in.ts'
import { enrolSecondFactor } from './second-factor/enrol-second-factor.ts'
import { getSecondFactor } from './second-factor/get-second-factor.ts'
import { removeSecondFactor } from './second-factor/remove-second-factor.ts'
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts'
import { Role } from './role/role.doctype.ts'
import { roleHooks } from './role/role.hooks.ts'
import { SecondFactor } from './second-factor/second-factor.doctype.ts'
import { secondFactorHooks } from './second-factor/second-factor.hooks.ts'
import { Session } from './session/session.doctype.ts'
import { signIn } from './sign-in/sign-in.ts'
import { SignInSettings } from './sign-in/sign-in-settings.doctype.ts'
import { signInSettingsHooks } from './sign-in/sign-in-settings.hooks.ts'
import { signOut } from './session/sign-out.ts'
import { OneTimeToken } from './tokens/one-time-token.doctype.ts'
import { User } from './user/user.doctype.ts'
import { userHooks } from './user/user.hooks.ts'

export const identity = defineModule({
  name: 'identity',
  deskSection: 'people',
  docTypes: [User, Role, ApiKey, Session, OneTimeCode, OneTimeToken, SecondFactor, SignInSettings],
  systemTypes: [ApiKey, Session, OneTimeCode, OneTimeToken, SecondFactor, SignInSettings],
  methods: {
    ...{ signIn, confirmSignIn, signOut, signOutEverywhere, getLoggedUser, getRoles },
    ...{ requestCode, signInWithCode, register },
    ...{ resetPassword, updatePassword, changePassword, sendWelcome },
    ...{ enrolSecondFactor, confirmSecondFactor, getSecondFactor, renewRecoveryCodes, removeSecondFactor },
    ...{ getOwnAccount, changeName, requestContactCode, changeContact },
    ...{ getDevices, revokeDevice, createKey, rotateKey, generateKeys },
  },
  hooks: [userHooks, roleHooks, secondFactorHooks, signInSettingsHooks],
  eventHandlers: [codeHandler, contactCodeHandler, resetHandler, welcomeHandler],
  tasks: [clearAwayTask],
})
