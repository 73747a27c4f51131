import { Stack } from '../../components/layout/layout.tsx';
import { LOOPBACK_SOURCES } from '../../../domain/widget/partner-origin.ts';
import css from './partners-screen.module.css';

interface AllowedSitesProps {
  brandName: string;
  /** Our own sites among the hosts. */
  own: readonly string[];
  hosts: readonly string[];
}

const isLoopback = (host: string) => LOOPBACK_SOURCES.some((source) => source === host);

function describeSite(host: string, own: readonly string[]): string {
  if (own.includes(host)) return 'our own site';
  if (isLoopback(host)) return 'pages on your own computer, for testing';
  return host.includes('//*.') ? 'every site under that domain' : 'and its pages';
}

/** Renders the sites that may currently embed a brand's widget. */
export function AllowedSites({ brandName, own, hosts }: AllowedSitesProps) {
  const others = hosts.filter((host) => !own.includes(host) && !isLoopback(host));
  return (
    <>
      <p>
        {others.length === 0
          ? `No partner sites approved yet. For now, only our own pages show the ${brandName} widget.`
          : `Pages of these sites can show the ${brandName} widget. On any other site, visitors see the plain link.`}
      </p>
      <Stack
        as="ul"
        gap={1}
        role="list"
        className={css.hosts}
        aria-label={`Sites approved for the ${brandName} widget`}
      >
        {hosts.map((host) => (
          <li key={host}>
            <code>{host}</code> <span>{describeSite(host, own)}</span>
          </li>
        ))}
      </Stack>
    </>
  );
}
