import { getGetPlayerUrl, getListPlayersUrl, getListTopPlayersUrl } from './generated/players'
import { allPlayers, maxSearchLength } from './list-params'

/** Search params of `/players` and `/leaderboards` that go into the request of their list. */
const listParams = {
  '/players': ['search', 'game', 'tier', 'team', 'status', 'page'],
  '/leaderboards': ['page'],
}

/**
 * Inline script that sends the one request of the requested page while the browser still loads the code that reads it. Once the libraries
 * have arrived, which nothing must delay, it loads the schemas and the first picture: both would be found only after hydration.
 * `scripts/finish-pages.ts` completes the name of the chunk.
 * It parses the URL as `screens/players/players-search.ts` does; a difference would cost one request in vain.
 */
export function earlyRequestScript(): string {
  const host = import.meta.env.VITE_API_HOST ?? ''
  const [listPath, listDefaults] = getListPlayersUrl(allPlayers).split('?')
  return `{
const path = location.pathname.replace(/\\/$/, ''), search = new URLSearchParams(location.search), lists = ${JSON.stringify(listParams)};
let url;
if (lists[path]) {
const params = new URLSearchParams('${listDefaults}');
for (const name of lists[path]) {
const value = (search.getAll(name).pop() ?? '').replaceAll('\\0', '').slice(0, ${maxSearchLength});
if (name === 'page' ? /^[1-9]\\d{0,5}$/.test(value) : value) params.set(name, value);
}
url = '${listPath}?' + params;
} else if (path === '/etalent' || (path === '' && document.documentElement.hasAttribute('data-token'))) url = '${getListTopPlayersUrl()}';
else if (path.startsWith('/players/profile/')) url = '${getGetPlayerUrl('')}' + path.slice(17);
if (url) {
const response = fetch('${host}' + url);
window.earlyRequest = { url: '${host}' + url, response };
const image = response.then((early) => early.clone().json()).then((body) => (body.players?.[0] ?? body).image).catch(() => {});
document.addEventListener('load', ({ target }) => {
if (!/\\/libraries-/.test(target.href)) return;
document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/assets/responses' }));
image.then((src) => { if (/^(https:\\/)?\\/[^/]/.test(src)) new Image().src = src });
}, true);
}
}`
}
