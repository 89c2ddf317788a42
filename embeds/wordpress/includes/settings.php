<?php
/**
 * The settings page: address of the questionnaire, and its consequences.
 */

namespace Vitrina\Questionnaire;

defined( 'ABSPATH' ) || exit;

const PAGE = 'vitrina-questionnaire';

add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\add_settings_link' );

function register_settings() {
	register_setting(
		PAGE,
		OPTION,
		array(
			'type'              => 'string',
			'sanitize_callback' => __NAMESPACE__ . '\sanitize_address',
			'default'           => '',
		)
	);
}

function add_settings_page() {
	$title = __( 'Questionnaire', 'vitrina-questionnaire' );
	add_options_page( $title, $title, 'manage_options', PAGE, __NAMESPACE__ . '\show_settings_page' );
}

function add_settings_link( $links ) {
	$link = sprintf(
		'<a href="%s">%s</a>',
		esc_url( admin_url( 'options-general.php?page=' . PAGE ) ),
		esc_html__( 'Settings', 'vitrina-questionnaire' )
	);
	return array_merge( array( $link ), $links );
}

/** @return string The address to store; the stored one when the new one is unusable. */
function sanitize_address( $typed ) {
	$typed = is_string( $typed ) ? trim( $typed ) : '';
	if ( '' === $typed ) {
		return '';
	}
	$origin = origin_of( $typed );
	if ( $origin ) {
		return $origin;
	}
	add_settings_error(
		OPTION,
		'address',
		__( 'This is not an address of the questionnaire. It begins with https:// and has no path of its own, such as https://embed.example.com.', 'vitrina-questionnaire' )
	);
	return (string) get_option( OPTION, '' );
}

function show_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php settings_fields( PAGE ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row">
						<label for="vitrina-address"><?php esc_html_e( 'Address of the questionnaire', 'vitrina-questionnaire' ); ?></label>
					</th>
					<td>
						<input type="text" inputmode="url" class="regular-text code" id="vitrina-address"
							name="<?php echo esc_attr( OPTION ); ?>" value="<?php echo esc_attr( get_option( OPTION, '' ) ); ?>"
							placeholder="<?php echo esc_attr( default_address() ); ?>" aria-describedby="vitrina-address-hint">
						<p class="description" id="vitrina-address-hint"><?php echo esc_html( address_hint() ); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
		<h2><?php esc_html_e( 'Good to know', 'vitrina-questionnaire' ); ?></h2>
		<p><?php esc_html_e( 'The form is a document of another site, shown in a frame. What a visitor writes there goes to that site and never passes through yours. Mention it in your privacy policy.', 'vitrina-questionnaire' ); ?></p>
		<?php if ( address() ) : ?>
			<p><?php esc_html_e( 'If your site sends a Content-Security-Policy, it has to allow:', 'vitrina-questionnaire' ); ?></p>
			<p><code><?php echo esc_html( sprintf( 'frame-src %1$s; script-src %1$s', address() ) ); ?></code></p>
		<?php endif; ?>
		<p><?php esc_html_e( 'In a text without blocks write:', 'vitrina-questionnaire' ); ?> <code>[<?php echo esc_html( SHORTCODE ); ?>]</code></p>
	</div>
	<?php
}

function address_hint() {
	if ( ! default_address() ) {
		return __( 'As the platform told you, such as https://embed.example.com.', 'vitrina-questionnaire' );
	}
	/* translators: %s: address that is used without another one. */
	return sprintf( __( 'Leave it empty for %s.', 'vitrina-questionnaire' ), default_address() );
}
