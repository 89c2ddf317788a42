<?php
/**
 * Where the questionnaire is loaded from.
 */

namespace Vitrina\Questionnaire;

defined( 'ABSPATH' ) || exit;

/** The only thing that this plug-in stores. */
const OPTION = 'vitrina_questionnaire_address';

/** Origin of the questionnaire without a slash at its end; '' where none is known. */
function address() {
	$own = origin_of( (string) get_option( OPTION, '' ) );
	return $own ? $own : default_address();
}

function default_address() {
	return origin_of( (string) require dirname( PLUGIN_FILE ) . '/default-address.php' );
}

/**
 * The origin of what somebody typed: of `https://form.example/q/v1/` it is `https://form.example`.
 *
 * @return string '' for what is no address of a questionnaire.
 */
function origin_of( $typed ) {
	$parts = wp_parse_url( trim( $typed ) );
	if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) || isset( $parts['user'] ) ) {
		return '';
	}
	$host = strtolower( $parts['host'] );
	$path = $parts['path'] ?? '/';
	if ( ! preg_match( '/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/', $host ) || ( '/' !== $path && 0 !== strpos( $path, '/q/v1' ) ) ) {
		return '';
	}
	$scheme = strtolower( $parts['scheme'] );
	if ( 'https' !== $scheme && ! ( 'http' === $scheme && is_trial_host( $host ) ) ) {
		return '';
	}
	return $scheme . '://' . $host . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/** A developer's own machine, on a site that says that it is one. */
function is_trial_host( $host ) {
	return 'local' === wp_get_environment_type() && in_array( $host, array( 'localhost', '127.0.0.1' ), true );
}
