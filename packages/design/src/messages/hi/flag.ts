import type { flag as source } from '../en/flag.ts'
import type { Translation } from '../message.ts'

export const flag: Translation<typeof source> = {
  'flag.open': 'रिपोर्ट करें',
  'flag.lead': 'बताएँ कि क्या गलत है। कार्यालय हर रिपोर्ट की जाँच करता है। दूसरों को नहीं दिखता कि किसने भेजी।',
  'flag.reason': 'कारण',
  'flag.spam': 'स्पैम',
  'flag.fraud': 'धोखाधड़ी',
  'flag.offensive': 'आपत्तिजनक',
  'flag.danger': 'बच्चे के लिए ख़तरा',
  'flag.place': 'गलत श्रेणी',
  'flag.other': 'अन्य',
  'flag.detail': 'विवरण',
  'flag.send': 'रिपोर्ट करें',
  'flag.cancel': 'रद्द करें',
  'flag.flagged': 'धन्यवाद। कार्यालय आपकी रिपोर्ट की जाँच करेगा।',
  'flag.failed': 'कुछ गड़बड़ हो गई। आपका लिखा हुआ यहीं है। फिर से कोशिश करें।',
}
