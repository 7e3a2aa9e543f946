import type { deskStock as source } from '../en/desk-stock.ts'
import type { Translation } from '../message.ts'

export const deskStock: Translation<typeof source> = {
  'desk.stock': 'கையிருப்பு',
  'desk.stock_help': 'எண்ணிய எண்ணிக்கையை உள்ளிடவும். இது தற்போதைய எண்ணிக்கைக்குப் பதிலாகச் சேமிக்கப்படும்.',
  'desk.stock_promised': '{reserved} ஒதுக்கப்பட்டது · {available} கிடைக்கும்',
  'desk.stock_count_of': '{branch} கிளையில் {variant} கையிருப்பு எண்ணிக்கை',
  'desk.stock_save': 'கையிருப்பைச் சேமி',
  'desk.stock_saved': 'கையிருப்பு சேமிக்கப்பட்டது',
  'desk.stock_new': 'முதலில் பொருளைச் சேமித்து, பிறகு அதன் கையிருப்பை உள்ளிடவும்.',
  'desk.stock_new_offer': 'முதலில் சலுகையைச் சேமித்து, பிறகு அதன் கையிருப்பை உள்ளிடவும்.',
  'desk.stock_no_branch': 'உங்கள் கிளைகள் எதுவும் இந்தப் பொருளை விற்கவில்லை. கையிருப்பு கிளை வாரியாக எண்ணப்படும்.',
  'desk.stock_untracked': 'இந்தப் பொருளின் கையிருப்பு கண்காணிக்கப்படுவதில்லை; எனவே இது எப்போதும் கையிருப்பில் இருக்கும்.',
  'desk.stock_bad': '0 அல்லது அதற்கு மேற்பட்ட முழு எண்ணை உள்ளிடவும்',
}
