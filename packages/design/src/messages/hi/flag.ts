import type { flag as source } from '../en/flag.ts'
import type { Translation } from '../message.ts'

export const flag: Translation<typeof source> = {
  'flag.open': 'शिकायत करें',
  'flag.lead': 'इसमें क्या ग़लत है? कार्यालय देखेगा; किसने बताया, यह कोई नहीं जानेगा।',
  'flag.reason': 'कारण',
  'flag.spam': 'स्पैम',
  'flag.fraud': 'धोखा',
  'flag.offensive': 'अपमानजनक',
  'flag.danger': 'बच्चे को ख़तरा',
  'flag.place': 'ग़लत जगह पर',
  'flag.other': 'कुछ और',
  'flag.detail': 'अपने शब्दों में',
  'flag.send': 'कार्यालय को बताएँ',
  'flag.cancel': 'रहने दें',
  'flag.flagged': 'धन्यवाद। कार्यालय इसे देखेगा।',
  'flag.failed': 'यह हम तक नहीं पहुँचा। आपका लिखा यहीं है।',
}
