import type { verify as source } from '../en/verify.ts'
import type { Translation } from '../message.ts'

export const verify: Translation<typeof source> = {
  'verify.title': 'கார்டைச் சரிபார்',
  'verify.lead': 'ஐடி கார்டு அல்லது சான்றிதழ் செல்லுமா, யாருடையது என்று பார்க்கலாம். வேறு விவரங்கள் காட்டப்படாது.',
  'verify.good': 'செல்லும்',
  'verify.not_good': 'செல்லாது',
  'verify.not_good_text': 'இது காலாவதியானது அல்லது செல்லாததாக்கப்பட்டது. பள்ளியைத் தொடர்புகொள்ளவும்.',
  'verify.unknown': 'குறியீடு கிடைக்கவில்லை',
  'verify.unknown_text': 'இந்தக் குறியீடு வழங்கப்படவில்லை அல்லது முழுமையற்றது. மீண்டும் ஸ்கேன் செய்யவும்.',
  'verify.photo': '{name}: படம்',
  'verify.until': 'செல்லும் நாள் வரை',
  'verify.until_past': 'செல்லுபடியான நாள் வரை',
  'verify.again': 'மீண்டும் சரிபார்',
  'verify.needs_script': 'குறியீட்டைச் சரிபார்க்க உலாவியில் JavaScript-ஐ இயக்கவும்.',
}
